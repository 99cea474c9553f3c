/** The same procedure is not ordered twice for a patient at a site unless it was said: each open line has a turn of its own. */
export const name = '0016_same_order'

export const up = /* sql */ `
-- 0: the first; 1, 2…: ordered again while the earlier was open.
alter table orden_procedimientos add column repeticion int not null default 0 check (repeticion >= 0);
update orden_procedimientos l set repeticion = turnos.turno
from (
  select id, (row_number() over (partition by afiliado_id, cup_id, rep_id order by id))::int - 1 as turno
  from orden_procedimientos where estado_id in (1, 3, 4, 42)
) turnos
where turnos.id = l.id and turnos.turno > 0;
create unique index orden_procedimientos_una_vez on orden_procedimientos (afiliado_id, cup_id, coalesce(rep_id, 0), repeticion)
  where estado_id in (1, 3, 4, 42);
`
