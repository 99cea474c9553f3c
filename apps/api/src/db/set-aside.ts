/** What was set aside by command in this folder: written there, because the database that it speaks of is the one that left. */
import { join } from 'node:path'

export const setAsideFile = (dataDir: string): string => join(dataDir, 'datos-apartados.jsonl')
