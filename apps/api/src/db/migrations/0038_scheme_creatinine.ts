/** For how many days a creatinine serves for the dose of a scheme, and what it counts as at least. */
export const name = '0038_scheme_creatinine'

export const up = /* sql */ `
-- No least one: a creatinine counts as it was measured until a row says otherwise, with its own date.
insert into ajustes (clave, valor, vigente_desde, fuente) values ('oncologia.creatinina', '{"dias": 30, "minima": null}',
  '2000-01-01', 'Ajustable: los días, como los del peso; la mínima de 0,7 mg/dL es uso de algunos protocolos');
`
