/** Lines of medications over which another professional signs, and the kinds of finding that ask for it. */
export const name = '0030_second_signature'

export const up = /* sql */ `
-- What the other professional signs over; null: nothing asked for it, or its prescriber went on alone.
alter table orden_articulos add column segunda_firma text;

insert into ajustes (clave, valor, vigente_desde, fuente) values ('ordenamiento.segunda_firma',
  '{"clases": ["teratogeno_en_embarazo", "alergeno_de_anafilaxia", "doble_del_maximo"]}',
  '2000-01-01', 'Ajustable: lo fija cada institución');
`
