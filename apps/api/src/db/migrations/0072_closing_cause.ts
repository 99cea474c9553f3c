/** Why a referral that nobody accepted was closed, by a code of the list; null: it was accepted, or closed before there was one. */
export const name = '0072_closing_cause'

export const up = /* sql */ `
alter table referencias add column motivo_cierre text check (motivo_cierre ~ '^[a-z_]{3,30}$'),
  add check (motivo_cierre is null or estado = 'Cerrado');
`
