/** The sites of the network, and which of them are our own. @fuente spec 1 §2 */
import { address, code, email, flag, MUNICIPALITY, phone, reference, text } from '../../kit/master/field.ts'
import { master } from '../../kit/master/master.ts'

const quiet = { optional: true, hidden: true } as const

export const sedes = master({
  page: 'admin/sedes',
  table: 'reps',
  one: 'sede',
  many: 'sedes',
  gender: 'f',
  title: 'nombre',
  key: 'codigo',
  fields: {
    codigo: code('Código de habilitación', { max: 20, unique: true, searched: 'apart' }),
    nombre: text('Nombre', { max: 200, searched: true }),
    prestador_id: reference('Prestador', { table: 'prestadores', code: 'nit', title: 'nombre' }),
    municipio_id: reference('Municipio', MUNICIPALITY),
    direccion: address('Dirección', quiet),
    telefono1: phone('Teléfono', quiet),
    telefono2: phone('Otro teléfono', quiet),
    correo1: email('Correo', quiet),
    correo2: email('Otro correo', quiet),
    propia: flag('Sede propia', { help: 'La atiende esta organización, no la red contratada' }),
  },
  uses: [
    { table: 'afiliados', column: 'ips_id', one: 'afiliado', many: 'afiliados' },
    { table: 'operadores', column: 'rep_id', one: 'operador', many: 'operadores' },
    { table: 'contratos', column: 'rep_id', one: 'contrato', many: 'contratos' },
  ],
})
