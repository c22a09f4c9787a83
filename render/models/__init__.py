"""View models: pure functions from what may be seen to what a picture and its twin say."""
