/** `/admin/sedes`: The sites of the network, and which of them are our own. @fuente spec 1 §2 */
import { sedes } from '@cauce/domain/masters/admin/sedes'
import { MasterPage } from '../../kit/master/master-page.tsx'

const Sedes = () => <MasterPage of={sedes} />

export default Sedes
