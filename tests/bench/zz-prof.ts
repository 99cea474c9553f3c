import { mkdtempSync } from 'node:fs'
import { startPostgres } from '../support/postgres.ts'
import { signIn, startApp } from './app-process.ts'
import autocannon from 'autocannon'
import { randomUUID } from 'node:crypto'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
const dir = mkdtempSync('/tmp/zzprof-')
const mode = process.argv[2]
const n = Number(process.argv[3] ?? 1)
const postgres = await startPostgres()
const address = await postgres.newDatabase('cauce')
const app = await startApp({ DATABASE_URL: address, CAUCE_DEMO: '1', DATA_DIR: dir, ...(process.env.PROF ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${process.env.PROF}` } : {}) })
const token = await signIn(app.url, 'medico@cauce.demo')
const found: any[] = await (await fetch(`${app.url}/api/cup/buscarCupsNombre`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify({ nombre: '9038' }) })).json()
const items = found.slice(0, n).map(({ id, codigo, nombre, requiere_auditoria }) => ({ procedimiento: { id, codigo, nombre, requiere_auditoria }, cantidad: 1, fechaVigencia: bogotaDate(Date.now()), observacion: 'Control', rep: null, consulta_id: 1 }))
const headers: any = { authorization: `Bearer ${token}` }
const go = (duration: number) => new Promise<any>((res) => autocannon(mode === 'read' ? { url: `${app.url}/api/ordenamiento/ordenes-activas/1/2`, connections: 10, duration, headers } : { url: `${app.url}/api/ordenamiento/generarOrdenamiento/1/2`, connections: 10, duration, method: 'POST', body: JSON.stringify(items), requests: [{ setupRequest: (r: any) => ({ ...r, headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() } }) }] }, (_e: any, r: any) => res(r)))
await go(3)
const r = await go(6)
console.log(mode, n, r.requests.average, 'p50', r.latency.p50, 'p99', r.latency.p99, 'bad', r.non2xx)
await app.stop()
await postgres.close()
