/** The newest closed lines of an affiliate without walking those that are open. New lines are open: ordering does not pay for it. */
export const name = '0004_closed_lines'

export const up = /* sql */ `
create index orden_procedimientos_cerradas on orden_procedimientos (afiliado_id, id desc) where estado_id not in (1, 3, 4, 42);
`
