/** `/codigosSumi/formasFarmaceuticas`: Mantener las formas: tableta, jarabe, ampolla y demás. @fuente spec 1 §2 */
import { formasFarmaceuticas } from '@cauce/domain/masters/codigos-sumi/formas-farmaceuticas'
import { MasterPage } from '../../kit/master/master-page.tsx'

const FormasFarmaceuticas = () => <MasterPage of={formasFarmaceuticas} />

export default FormasFarmaceuticas
