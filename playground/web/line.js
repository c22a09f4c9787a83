// The line to the playground: what happens comes in, what is asked goes out and is answered.

/** A socket that finds back by itself. `onSheet` gets what happens, `onState` "open" or "closed". */
export class Line {
  constructor(person, onSheet, onState) {
    this.person = person;
    this.onSheet = onSheet;
    this.onState = onState;
    this.waiting = new Map();
    this.next = 1;
    this.pause = 250;
    this.connect();
  }

  connect() {
    const url = new URL("live", location.href);
    url.protocol = "ws:";
    url.search = this.person ? `?as=${encodeURIComponent(this.person)}` : "";
    this.socket = new WebSocket(url);
    this.socket.onopen = () => {
      this.pause = 250;
      this.onState("open");
    };
    this.socket.onmessage = ({ data }) => this.hear(JSON.parse(data));
    this.socket.onclose = () => {
      for (const { reject } of this.waiting.values()) reject(new Error("the playground is closed"));
      this.waiting.clear();
      this.onState("closed");
      setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(this.pause * 2, 4000);
    };
  }

  hear(sheet) {
    if (sheet.t !== "answer") {
      this.onSheet(sheet);
      return;
    }
    const asker = this.waiting.get(sheet.re);
    this.waiting.delete(sheet.re);
    if ("refused" in sheet) asker?.reject(new Error(sheet.refused));
    else asker?.resolve(sheet.ok);
  }

  /** Ask for something; the promise fails with an Error whose message can be shown. */
  ask(verb, given = {}) {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error("the playground is closed"));
    const id = this.next++;
    this.socket.send(JSON.stringify({ id, ask: verb, with: given }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }
}
