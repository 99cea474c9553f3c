/** `/admin/tipoTest`: The clinical tests and how they are scored. @fuente spec 1 §2 */
import { tipoTest } from '@cauce/domain/masters/admin/tipo-test'
import { MasterPage } from '../../kit/master/master-page.tsx'

const TipoTest = () => <MasterPage of={tipoTest} />

export default TipoTest
