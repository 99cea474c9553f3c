/** `/admin/aseguradores`: The insurers of the health system, as the official list names them. @fuente spec 1 §2 */
import { aseguradores } from '@cauce/domain/masters/admin/aseguradores'
import { MasterPage } from '../../kit/master/master-page.tsx'

const Aseguradores = () => <MasterPage of={aseguradores} />

export default Aseguradores
