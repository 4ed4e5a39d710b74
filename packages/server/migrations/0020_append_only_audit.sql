-- The audit log is append-only (docs/security.md): whatever the service does, the database changes no entry. An entry gets its place in the chain
-- once (platform/audit/seal.ts), and is deleted after 396 days (platform/audit/entries.ts) or in a transaction that erases its owner.
CREATE FUNCTION keep_audit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	unsealed audit_entries;
BEGIN
	IF TG_OP = 'UPDATE' THEN
		unsealed := NEW;
		unsealed.seq := NULL;
		unsealed.previous := NULL;
		unsealed.hash := NULL;
		IF OLD IS NOT DISTINCT FROM unsealed AND NEW.seq IS NOT NULL AND NEW.previous IS NOT NULL AND NEW.hash IS NOT NULL THEN
			RETURN NEW;
		END IF;
	ELSIF TG_OP = 'DELETE' THEN
		IF OLD.at < now() - make_interval(hours => 396 * 24) OR OLD.owner_id = current_setting('linework.erasing', true) THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'The audit log is append-only: % is refused.', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_audit_entries BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION keep_audit_entries();
--> statement-breakpoint
CREATE TRIGGER keep_all_audit_entries BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_entries();
