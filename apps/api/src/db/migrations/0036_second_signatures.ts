/** What is asked of the other professional, with a life of its own and every step of it. */
export const name = '0036_second_signatures'

export const up = /* sql */ `
create table segundas_firmas (
  id integer generated always as identity primary key,
  orden_articulos_id integer not null unique references orden_articulos,
  orden_id integer not null references ordenes,
  consulta_id integer not null references consultas,
  afiliado_id integer not null references afiliados,
  estado text not null check (estado in ('pedida', 'abierta', 'firmada', 'devuelta', 'retirada', 'urgencia', 'revisada')),
  -- Titles of what is signed over.
  hallazgos text not null,
  pedida_por_user_id integer not null references users,
  -- Who has it open, and since when.
  abierta_por_user_id integer references users,
  abierta_at timestamptz,
  -- Who signed, returned or looked at it, with what they wrote.
  cerrada_por_user_id integer references users,
  cerrada_at timestamptz,
  motivo text,
  -- When who ordered it said to have seen that it was returned.
  enterado_at timestamptz,
  created_at timestamptz not null default now(),
  check ((estado = 'abierta') = (abierta_por_user_id is not null and cerrada_at is null)),
  check ((cerrada_at is not null) = (estado in ('firmada', 'devuelta', 'retirada', 'revisada'))),
  -- Nobody signs over their own work, whoever writes the row.
  check (estado <> 'firmada' or cerrada_por_user_id is distinct from pedida_por_user_id)
);
create index segundas_firmas_estado on segundas_firmas (estado, created_at);
create index segundas_firmas_pedida_por on segundas_firmas (pedida_por_user_id, estado);

create table segunda_firma_pasos (
  id integer generated always as identity primary key,
  segunda_firma_id integer not null references segundas_firmas,
  evento text not null,
  de_estado text,
  a_estado text not null,
  user_id integer not null references users,
  motivo text,
  created_at timestamptz not null default now()
);
create index segunda_firma_pasos_de on segunda_firma_pasos (segunda_firma_id, id);

-- What waited for its signature, or had it, before the request was kept.
insert into segundas_firmas (orden_articulos_id, orden_id, consulta_id, afiliado_id, estado, hallazgos, pedida_por_user_id,
  cerrada_por_user_id, cerrada_at, motivo, created_at)
select l.id, l.orden_id, o.consulta_id, l.afiliado_id,
  case when l.estado_id = 3 then 'pedida' when f.evento = 'aprobar' then 'firmada' when f.evento = 'negar' then 'devuelta' else 'retirada' end,
  l.segunda_firma, o.user_id,
  case when l.estado_id <> 3 then f.user_id end, case when l.estado_id <> 3 then coalesce(f.created_at, l.estado_desde) end,
  case when l.estado_id <> 3 then f.motivo end, l.created_at
from orden_articulos l
join ordenes o on o.id = l.orden_id
left join lateral (
  select m.evento, m.user_id, m.created_at, m.motivo from orden_movimientos m
  where m.orden_articulos_id = l.id and m.evento in ('aprobar', 'negar') order by m.id desc limit 1
) f on true
where l.segunda_firma is not null;
insert into segunda_firma_pasos (segunda_firma_id, evento, a_estado, user_id, created_at)
select id, 'crear', 'pedida', pedida_por_user_id, created_at from segundas_firmas;
insert into segunda_firma_pasos (segunda_firma_id, evento, de_estado, a_estado, user_id, motivo, created_at)
select id, case estado when 'firmada' then 'firmar' when 'devuelta' then 'devolver' else 'retirar' end, 'pedida', estado,
  coalesce(cerrada_por_user_id, pedida_por_user_id), motivo, cerrada_at
from segundas_firmas where cerrada_at is not null;

-- Who audits could sign until now, and goes on doing so.
insert into permisos (nombre) select 'ordenamiento.segundaFirma' from permisos where nombre = 'autorizacion.auditoria'
on conflict (nombre) do nothing;
insert into role_permiso (role_id, permiso_id)
select rp.role_id, p.id from role_permiso rp
join permisos a on a.id = rp.permiso_id and a.nombre = 'autorizacion.auditoria'
join permisos p on p.nombre = 'ordenamiento.segundaFirma'
on conflict do nothing;
`
