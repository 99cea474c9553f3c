/** What waits for a person on their first page is found without walking everything that was ever ordered. */
export const name = '0065_home_topics'

const TABLES = ['orden_articulos', 'orden_procedimientos', 'orden_codigos_propios'] as const

export const up = /* sql */ `
${TABLES.map(
  (table) => `
create index ${table}_por_decidir on ${table} (estado_desde) where estado_id = 3;
create index ${table}_negadas on ${table} (estado_desde) where estado_id = 5;
create index ${table}_sin_sede on ${table} (fecha_vencimiento) where rep_id is null and estado_id in (1, 3, 4, 42);
`,
).join('')}
create index consultas_en_curso on consultas (medico_user_id, fecha_hora) where estado_id = 3;
create index entregas_por_fecha on entregas_medicamentos (created_at);
`
