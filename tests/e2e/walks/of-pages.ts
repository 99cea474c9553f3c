/** The walks of the pages that bring their own. One line each, drawn from the folder: `npm run lists`. */
export { walk as authorisation } from './pages/authorisation.ts'
export { walk as certificate } from './pages/certificate.ts'
export { walk as insurance } from './pages/insurance.ts'
export { walk as law } from './pages/law.ts'
export { walk as medicineCodes } from './pages/medicine-codes.ts'
export { walk as ownOrders } from './pages/own-orders.ts'
export { walk as works } from './pages/works.ts'
