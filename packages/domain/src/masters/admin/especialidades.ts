/** The specialties of the professionals, with how each is reported. @fuente spec 1 §2 */
import { code, flag, text } from '../../kit/master/field.ts'
import { master } from '../../kit/master/master.ts'

const optional = { optional: true } as const

export const especialidades = master({
  page: 'admin/especialidades',
  table: 'especialidades',
  one: 'especialidad',
  many: 'especialidades',
  gender: 'f',
  title: 'nombre',
  key: 'nombre',
  fields: {
    nombre: text('Nombre', { unique: true, searched: true }),
    codigo_servicio: code('Servicio habilitado', { ...optional, max: 4, searched: true, help: 'Código REPS y RIPS' }),
    cups_primera_vez: code('CUPS de primera vez', { ...optional, max: 8, searched: true }),
    cups_control: code('CUPS de control', { ...optional, max: 8, searched: true }),
    indicador_256: code('Indicador de la 256', { ...optional, max: 10, help: 'Resolución 256 de 2016' }),
    codigo_cita_256: code('Tipo de cita de la 256', { ...optional, max: 4, hidden: true }),
    reservada: flag('Reservada', { help: 'Su nombre no se escribe en los mensajes al afiliado' }),
  },
  uses: [{ table: 'operadores', column: 'especialidad', holds: 'nombre', one: 'profesional', many: 'profesionales' }],
})
