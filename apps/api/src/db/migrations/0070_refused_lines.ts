/** A procedure that the patient had refused in writing stops being an order that stands. */
export const name = '0070_refused_lines'

export const up = /* sql */ `
create temporary table rehusadas on commit drop as
  select l.id, l.estado_id, k.user_id, k.created_at
  from orden_procedimientos l join consentimientos k on k.orden_procedimientos_id = l.id
  where l.consentimiento = 'disentido' and k.estado = 'disentido' and l.estado_id in (1, 3, 4, 42);
update estados set nombre = nombre || ' (' || id || ')'
  where id >= 1000 and lower(nombre) = lower('No aceptó el procedimiento') and exists (select from rehusadas);
insert into estados (id, nombre) select 6, 'No aceptó el procedimiento'
  where exists (select from rehusadas) on conflict (id) do nothing;
insert into orden_movimientos (orden_procedimientos_id, evento, de_estado_id, a_estado_id, user_id, motivo, created_at)
  select id, 'rehusar', estado_id, 6, user_id, 'El paciente no lo aceptó: lo dice su disentimiento firmado', created_at from rehusadas;
update orden_procedimientos l set estado_id = 6, estado_desde = r.created_at,
  estado_motivo = 'El paciente no lo aceptó: lo dice su disentimiento firmado'
  from rehusadas r where r.id = l.id;
update documentos d set estado = 'anulado' from rehusadas r
  where d.orden_procedimientos_id = r.id and d.clase <> 'consentimiento' and d.estado = 'vigente';
update documentos d set estado = 'reemplazado' from orden_procedimientos l join rehusadas r on r.id = l.id
  where d.orden_id = l.orden_id and d.orden_procedimientos_id is null and d.clase = 'servicio' and d.estado = 'vigente';
drop table rehusadas;
`
