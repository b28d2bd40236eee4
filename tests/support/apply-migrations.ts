import { applyMigrations } from "../../scripts/database/engine";

// Only applies the migrations of the working directory, as earlier releases did.
await applyMigrations(process.env.DATABASE_URL!);
process.exit(0);
