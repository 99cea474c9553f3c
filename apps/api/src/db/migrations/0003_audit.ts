/** The audit cannot be emptied either. */
export const name = '0003_audit'

export const up = /* sql */ `
create trigger auditoria_no_se_vacia before truncate on auditoria for each statement execute function auditoria_inmutable();
`
