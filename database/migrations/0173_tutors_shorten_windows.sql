-- A booking window has 120 days at most: pages, search and series show the whole window, and never more than that.
-- beside the older version: it may still save a longer window, of which the pages show 122 days.
update app.tutors set window_days = 120 where window_days > 120;
