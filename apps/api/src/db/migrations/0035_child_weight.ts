/** How long the weight of a child serves to compare a dose: that of today below two years, 30 days until 18. */
export const name = '0035_child_weight'

export const up = /* sql */ `
update ajustes set valor = '{"menores_de_2": 0, "desde_2": 30}' where clave = 'alertas.dias_peso' and vigente_desde = '2000-01-01';
`
