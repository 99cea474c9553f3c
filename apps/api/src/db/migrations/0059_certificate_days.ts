/** How many days one certificate of sick leave may have, as a dated row: a norm changes it without a release. */
export const name = '0059_certificate_days'

export const up = /* sql */ `
insert into ajustes (clave, valor, vigente_desde, fuente) values ('incapacidad.dias_certificado',
  '{"cualquiera": 30, "maternidad": 266}', '2023-12-12',
  'Decreto 2126 de 2023, arts. 2.2.3.3.2 y 2.2.3.2.1; Ley 2114 de 2021, art. 2');
`
