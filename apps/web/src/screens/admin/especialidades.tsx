/** `/admin/especialidades`: The specialties of the professionals, with how each is reported. @fuente spec 1 §2 */
import { especialidades } from '@cauce/domain/masters/admin/especialidades'
import { MasterPage } from '../../kit/master/master-page.tsx'

const Especialidades = () => <MasterPage of={especialidades} />

export default Especialidades
