/** The companies that employ the affiliates. @fuente spec 1 §2 */
import {
  address,
  choice,
  email,
  MUNICIPALITY,
  nit,
  phone,
  plainOptions,
  reference,
  text,
} from '../../kit/master/field.ts'
import { master } from '../../kit/master/master.ts'

export const empresas = master({
  page: 'admin/empresas',
  table: 'empresas',
  one: 'empresa',
  many: 'empresas',
  gender: 'f',
  title: 'razon_social',
  key: 'nit',
  fields: {
    nit: nit('NIT', { unique: true, searched: true, help: 'Con dígito de verificación' }),
    razon_social: text('Razón social', { max: 160, searched: true }),
    municipio_id: reference('Municipio', MUNICIPALITY),
    direccion: address('Dirección', { optional: true, hidden: true }),
    telefono: phone('Teléfono', { optional: true, hidden: true }),
    correo: email('Correo para citas', {
      optional: true,
      hidden: true,
      help: 'Recibe las evaluaciones a las que alguien no fue, sin nada clínico',
    }),
    riesgo: choice('Riesgo', plainOptions('I', 'II', 'III', 'IV', 'V'), { help: 'Clase de riesgo laboral' }),
  },
})
