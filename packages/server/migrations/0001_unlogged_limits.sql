-- Counts of limits may be lost with a crash, and cost no write to the log.
ALTER TABLE "limits" SET UNLOGGED;
