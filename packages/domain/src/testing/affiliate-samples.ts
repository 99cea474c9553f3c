/** An affiliate for the tests. */

/** María: what is known of everybody. Her second name, her places and how to reach her are for each test to say. */
export const maria = {
  id: 31,
  primer_nombre: 'María',
  primer_apellido: 'Gómez',
  segundo_apellido: 'Castaño',
  tipo_documento: { id: 1, codigo: 'CC', nombre: 'Cédula de ciudadanía' },
  numero_documento: '43512887',
  sexo: 'F',
  fecha_nacimiento: '1972-03-02',
  edad_cumplida: 54,
  tipo_afiliado_id: 1,
  tipo_afiliado: { id: 1, nombre: 'Cotizante' },
  estado_afiliado: { id: 1, nombre: 'Activo' },
  entidad: { id: 1, nombre: 'Cauce EPS' },
}
