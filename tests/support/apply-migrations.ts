import { applyMigrations } from "../../scripts/database/engine";

// Applies the migrations of the working directory alone, as earlier releases did.
await applyMigrations(process.env.DATABASE_URL!);
process.exit(0);
