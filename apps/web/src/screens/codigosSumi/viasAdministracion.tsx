/** `/codigosSumi/viasAdministracion`: Mantener las vías por las que se administra un medicamento. @fuente spec 1 §2 */
import { viasAdministracion } from '@cauce/domain/masters/codigos-sumi/vias-administracion'
import { MasterPage } from '../../kit/master/master-page.tsx'

const ViasAdministracion = () => <MasterPage of={viasAdministracion} />

export default ViasAdministracion
