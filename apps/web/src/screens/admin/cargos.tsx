/** `/admin/cargos`: The posts of the operators. @fuente spec 1 §2 */
import { cargos } from '@cauce/domain/masters/admin/cargos'
import { MasterPage } from '../../kit/master/master-page.tsx'

const Cargos = () => <MasterPage of={cargos} />

export default Cargos
