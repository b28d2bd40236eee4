import { applyMigrations } from "../../scripts/database/engine";

// Applies the migrations in the working directory. Unlike scripts/database/migrate.ts, it rewrites no search texts.
await applyMigrations(process.env.DATABASE_URL!);
process.exit(0);
