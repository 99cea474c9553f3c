/** `/admin/empresas`: The companies that employ the affiliates. @fuente spec 1 §2 */
import { empresas } from '@cauce/domain/masters/admin/empresas'
import { MasterPage } from '../../kit/master/master-page.tsx'

const Empresas = () => <MasterPage of={empresas} />

export default Empresas
