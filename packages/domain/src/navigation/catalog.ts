/** Every page of the product. */
import { added, affiliateChanges, background, signatures } from './groups/added.ts'
import { admin } from './groups/admin.ts'
import { agendamiento } from './groups/agendamiento.ts'
import { api } from './groups/api.ts'
import { aseguramiento } from './groups/aseguramiento.ts'
import { autogestion } from './groups/autogestion.ts'
import { autorizacion } from './groups/autorizacion.ts'
import { caracterizacion } from './groups/caracterizacion.ts'
import { cita } from './groups/cita.ts'
import { codigosSumi } from './groups/codigos-sumi.ts'
import { concurrencia } from './groups/concurrencia.ts'
import { contrato } from './groups/contrato.ts'
import { cuentasMedicas } from './groups/cuentas-medicas.ts'
import { demandaInducida } from './groups/demanda-inducida.ts'
import { desarrollo } from './groups/desarrollo.ts'
import { estadistica } from './groups/estadistica.ts'
import { evento } from './groups/evento.ts'
import { farmacia } from './groups/farmacia.ts'
import { furat } from './groups/furat.ts'
import { gestionPqrsf } from './groups/gestion-pqrsf.ts'
import { gestionRiesgo } from './groups/gestion-riesgo.ts'
import { historia } from './groups/historia.ts'
import { historico } from './groups/historico.ts'
import { logInteroperabilidad } from './groups/log-interoperabilidad.ts'
import { medicinaLaboral } from './groups/medicina-laboral.ts'
import { mesaAyuda } from './groups/mesa-ayuda.ts'
import { oncologia } from './groups/oncologia.ts'
import { inicio, outsideModules } from './groups/outside-modules.ts'
import { panelMedico } from './groups/panel-medico.ts'
import { pqrsf } from './groups/pqrsf.ts'
import { prestadores } from './groups/prestadores.ts'
import { referencia } from './groups/referencia.ts'
import { reportes } from './groups/reportes.ts'
import { rias } from './groups/rias.ts'
import { rips } from './groups/rips.ts'
import { root } from './groups/root.ts'
import { saludOcupacional } from './groups/salud-ocupacional.ts'
import { sarlaft } from './groups/sarlaft.ts'
import { siscac } from './groups/siscac.ts'
import { solicitudes } from './groups/solicitudes.ts'
import { sst } from './groups/sst.ts'
import { talentoHumano } from './groups/talento-humano.ts'
import { telesalud } from './groups/telesalud.ts'
import { transcripcion } from './groups/transcripcion.ts'
import { tutela } from './groups/tutela.ts'
import { turno } from './groups/turno.ts'
import type { Route, RouteGroup } from './route.ts'

/** The modules, in the order of the specification. @fuente spec 1 §2 */
const MODULES = [
  [admin, agendamiento, api, aseguramiento, autogestion, autorizacion, caracterizacion, cita, codigosSumi],
  [concurrencia, contrato, cuentasMedicas, demandaInducida, desarrollo, estadistica, evento, farmacia, furat],
  [gestionPqrsf, gestionRiesgo, historia, historico, logInteroperabilidad, medicinaLaboral, mesaAyuda, oncologia],
  [panelMedico, pqrsf, prestadores, referencia, reportes, rias, rips, saludOcupacional, sarlaft, siscac],
  [solicitudes, sst, talentoHumano, telesalud, transcripcion, tutela, turno],
].flat()

/** The groups of the specification's table: special routes, those outside modules, the modules. */
export const SPECIFIED: readonly RouteGroup[] = [root, inicio, ...outsideModules, ...MODULES]

/** With what is added to a group that the table has. */
const withAdded = (group: RouteGroup): RouteGroup => {
  const more = [background, affiliateChanges].find(({ id }) => id === group.id)
  return more === undefined ? group : { ...group, routes: [...group.routes, ...more.routes] }
}

/** Those and the pages that the table does not have. */
export const CATALOG: readonly RouteGroup[] = [...SPECIFIED.map(withAdded), added, signatures]

export const ROUTES: readonly Route[] = CATALOG.flatMap(({ routes }) => routes)
