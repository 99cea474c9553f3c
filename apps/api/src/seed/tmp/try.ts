import { mkdtempSync } from 'node:fs'
import { openDatabase } from '../../db/open.ts'
import { migrate } from '../../db/migrate.ts'
import { seedDatabase } from '../seed.ts'
import { freshenDemo } from '../freshen.ts'
const dir = mkdtempSync('/tmp/seedtry-')
const d = await openDatabase({ databaseUrl: process.env['DATABASE_URL'] ?? null, dataDir: dir }, { now: new Date(), say: console.log })
let t = performance.now()
const lap = (s: string) => { console.log(s, Math.round(performance.now() - t)); t = performance.now() }
lap('open'); await migrate(d.db); lap('migrate')
console.log(await seedDatabase(d.db, { demo: true, today: '2026-11-21', now: new Date(), log: (m) => lap(m) })); lap('seeded')
console.log(await seedDatabase(d.db, { demo: true, today: '2026-11-21', now: new Date(), log: (m) => lap(m) })); lap('again')
console.log(await freshenDemo(d.db, '2026-11-21', new Date()), await freshenDemo(d.db, '2026-11-22', new Date()), await freshenDemo(d.db, '2026-11-22', new Date())); lap('fresh')
const { sql } = await import('kysely')
console.log((await sql`select servicio, count(*) from cups where lista_tabular group by 1 order by 2`.execute(d.db)).rows)
console.log(dir)
await d.close()
