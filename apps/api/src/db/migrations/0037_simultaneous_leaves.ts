/** Two leaves of different events may share days, each with what was explained: one recognition, two records. */
export const name = '0037_simultaneous_leaves'

const LICENCES = [
  'licencia maternidad',
  'Licencia Paternidad',
  'Licencia para el cuidado de la niñez',
  'Licencia por aborto espontáneo',
  'Interrupción voluntaria del embarazo',
  'Parto prematuro no viable',
]
const licences = LICENCES.map((each) => `'${each}'`).join(', ')
const sameAffiliate = `int4range(afiliado_id, afiliado_id, '[]') with &&`
const sharedDay = `daterange(fecha_inicio, ultimo_dia, '[]') with &&`

export const up = /* sql */ `
alter table incapacidades
  add column motivo_simultanea text check (length(motivo_simultanea) between 1 and 500),
  drop constraint incapacidad_duplicada,
  -- Whatever two doctors do at the same instant: nothing shares a day without saying why.
  add constraint incapacidad_duplicada exclude using gist (${sameAffiliate}, ${sharedDay})
    where (estado_id <> 2 and motivo_simultanea is null),
  -- And no reason makes two events of one diagnosis, or two licences at once.
  add constraint incapacidad_del_mismo_diagnostico exclude using gist (
    ${sameAffiliate}, int4range(diagnostico_id, diagnostico_id, '[]') with &&, ${sharedDay}
  ) where (estado_id <> 2 and contingencia not in (${licences})),
  add constraint licencia_duplicada exclude using gist (${sameAffiliate}, ${sharedDay})
    where (estado_id <> 2 and contingencia in (${licences}));
`
