/** `/admin/entidades`: The entities that pay for the services. @fuente spec 1 §2 */
import { entidades } from '@cauce/domain/masters/admin/entidades'
import { MasterPage } from '../../kit/master/master-page.tsx'

const Entidades = () => <MasterPage of={entidades} />

export default Entidades
