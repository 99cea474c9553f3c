/** Every call of the product, by module. The server, the browser and the API document walk this and nothing else. */
import { alertas } from './alertas.ts'
import { auditoria } from './auditoria.ts'
import { auth } from './auth.ts'
import { chat } from './chat.ts'
import { clientes } from './clientes.ts'
import { codigosPropios } from './codigos-propios.ts'
import { consentimientos } from './consentimientos.ts'
import { consultas } from './consultas.ts'
import { contenido } from './contenido.ts'
import { cuenta } from './cuenta.ts'
import { esquemas } from './esquemas.ts'
import { estados } from './estados.ts'
import { favoritos } from './favoritos.ts'
import { historia } from './historia.ts'
import { historico } from './historico.ts'
import { incapacidades } from './incapacidades.ts'
import { manuales } from './manuales.ts'
import { medicamentos } from './medicamentos.ts'
import { ordenamiento } from './ordenamiento.ts'
import { pdf } from './pdf.ts'
import { referencias } from './referencias.ts'
import { roles } from './roles.ts'
import { usuarios } from './usuarios.ts'

export const registry = {
  auth,
  cuenta,
  usuarios,
  roles,
  auditoria,
  estados,
  clientes,
  contenido,
  consultas,
  historia,
  historico,
  incapacidades,
  ordenamiento,
  favoritos,
  medicamentos,
  alertas,
  esquemas,
  codigosPropios,
  consentimientos,
  chat,
  referencias,
  manuales,
  pdf,
} as const
export type Registry = typeof registry
