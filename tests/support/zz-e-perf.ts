import { sql } from 'kysely'
import { startTestServer } from './server.ts'
const server = await startTestServer()
const { db } = server
await sql`insert into referencias (afiliado_id, rep_id, user_id, tipo_anexo_id, tipo_solicitud, especialidad_remision, descripcion, estado, codigo_remision, created_at)
 select 1 + g % 42, 1 + g % 70, 11, 2 + g % 3, 'Ambulancia', 'Medicina', 'x', case when g % 20 = 0 then 'Pendiente' when g % 20 = 1 then 'En seguimiento' else 'Cerrado' end, 'PX-' || g, now() - g * interval '7 minutes' from generate_series(1, 40000) g`.execute(db)
await sql`insert into canales (tipo, user_crea_id, referencia_id) select 1, 11, id from referencias f where not exists (select from canales c where c.referencia_id = f.id)`.execute(db)
await sql`insert into referencia_cie10s select id, 1 + id % 1000 + 5000, 1 from referencias f where not exists (select from referencia_cie10s d where d.referencia_id = f.id)`.execute(db)
await sql`analyze`.execute(db)
const manager = await server.login('referencia@cauce.demo')
const hospital = await server.login('hospital@cauce.demo')
for (const [who, token] of [['m', manager], ['h', hospital]] as const)
  for (const body of [{ cola: 'seguimiento' }, { cola: 'procesado' }, { cola: 'procesado', texto: 'yurleidy mosq' }, { cola: 'procesado', texto: 'PX-399' }, { cola: 'registradas' }, { cola: 'procesado', orden: 'afiliado', pagina: 500 }]) {
    const times: number[] = []
    for (let i = 0; i < 8; i += 1) { const t = performance.now(); const a = await server.call('/api/referencias/listar', { token, body }); times.push(performance.now() - t); if (a.status !== 200) console.log(a.body) }
    console.log(who, JSON.stringify(body), times.toSorted((a, b) => a - b).map((x) => x.toFixed(0)).join(' '))
  }
await server.close()
