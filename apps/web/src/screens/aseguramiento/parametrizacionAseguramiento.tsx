/** `/aseguramiento/parametrizacionAseguramiento`: Mantener los estados, los tipos y las causas de novedad de los afiliados. @fuente spec 1 §2 */
import { parametrizacionAseguramiento } from '@cauce/domain/masters/aseguramiento/parametrizacion-aseguramiento'
import { MasterPage } from '../../kit/master/master-page.tsx'

const ParametrizacionAseguramiento = () => <MasterPage of={parametrizacionAseguramiento} />

export default ParametrizacionAseguramiento
