/** A referral is in one of the states of its life. Rows of before that are in another one stay as they are. */
export const name = '0075_referral_states'

export const up = /* sql */ `
alter table referencias add constraint referencias_estado
  check (estado in ('Pendiente', 'En seguimiento', 'Cerrado')) not valid;
`
