"""Text twins: each picture's facts as short sentences, from the same view model as the picture (design 9)."""
