/** The ways by which a medicine reaches the body. @fuente modulos/farmacia.md §5.1, §9 */
import { code, flag, text } from '../../kit/master/field.ts'
import { master } from '../../kit/master/master.ts'

export const viasAdministracion = master({
  page: 'codigosSumi/viasAdministracion',
  table: 'vias_administracion',
  one: 'vía de administración',
  many: 'vías de administración',
  gender: 'f',
  title: 'nombre',
  key: 'codigo',
  fields: {
    codigo: code('Código', {
      max: 10,
      unique: true,
      searched: true,
      help: 'El de la tabla 0162 de HL7, si la vía está en ella',
    }),
    nombre: text('Nombre', { max: 60, unique: true, searched: true }),
    parenteral: flag('Parenteral', { help: 'Atraviesa la piel o entra al torrente sin pasar por el tubo digestivo' }),
  },
  uses: [{ table: 'medicamentos', column: 'via', holds: 'nombre', one: 'medicamento', many: 'medicamentos' }],
})
