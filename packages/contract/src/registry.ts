/** Every call of the product, by module. The server, the browser and the API document walk this and nothing else. */
import { alertas } from './alertas.ts'
import { antecedentes } from './antecedentes.ts'
import { auditoria } from './auditoria.ts'
import { auth } from './auth.ts'
import { chat } from './chat.ts'
import { clientes } from './clientes.ts'
import { codigosPropios } from './codigos-propios.ts'
import { consentimientos } from './consentimientos.ts'
import { consultas } from './consultas.ts'
import { contenido } from './contenido.ts'
import { correos } from './correos.ts'
import { cuenta } from './cuenta.ts'
import { esquemas } from './esquemas.ts'
import { estados } from './estados.ts'
import { favoritos } from './favoritos.ts'
import { firmas } from './firmas.ts'
import { historia } from './historia.ts'
import { historico } from './historico.ts'
import { incapacidades } from './incapacidades.ts'
import { manuales } from './manuales.ts'
import { medicamentos } from './medicamentos.ts'
import { normas } from './normas.ts'
import { ordenamiento } from './ordenamiento.ts'
import { pdf } from './pdf.ts'
import { referencias } from './referencias.ts'
import { roles } from './roles.ts'
import { sustituciones } from './sustituciones.ts'
import { trabajos } from './trabajos.ts'
import { usuarios } from './usuarios.ts'
import { masterModules } from './kit/masters.ts'

/** By the type of each module's own file: inferred, the declaration would spell every call out a second time. */
export const registry: {
  readonly auth: typeof auth
  readonly cuenta: typeof cuenta
  readonly usuarios: typeof usuarios
  readonly sustituciones: typeof sustituciones
  readonly roles: typeof roles
  readonly auditoria: typeof auditoria
  readonly estados: typeof estados
  readonly clientes: typeof clientes
  readonly correos: typeof correos
  readonly contenido: typeof contenido
  readonly consultas: typeof consultas
  readonly antecedentes: typeof antecedentes
  readonly firmas: typeof firmas
  readonly historia: typeof historia
  readonly historico: typeof historico
  readonly incapacidades: typeof incapacidades
  readonly normas: typeof normas
  readonly ordenamiento: typeof ordenamiento
  readonly favoritos: typeof favoritos
  readonly medicamentos: typeof medicamentos
  readonly alertas: typeof alertas
  readonly esquemas: typeof esquemas
  readonly codigosPropios: typeof codigosPropios
  readonly consentimientos: typeof consentimientos
  readonly chat: typeof chat
  readonly referencias: typeof referencias
  readonly manuales: typeof manuales
  readonly pdf: typeof pdf
  readonly trabajos: typeof trabajos
} & typeof masterModules = {
  ...masterModules,
  auth,
  cuenta,
  usuarios,
  sustituciones,
  roles,
  auditoria,
  estados,
  clientes,
  correos,
  contenido,
  consultas,
  antecedentes,
  historia,
  historico,
  incapacidades,
  normas,
  ordenamiento,
  favoritos,
  firmas,
  medicamentos,
  alertas,
  esquemas,
  codigosPropios,
  consentimientos,
  chat,
  referencias,
  manuales,
  pdf,
  trabajos,
}
