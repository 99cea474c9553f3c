import { isBeneficiary, isDeceased } from '@cauce/domain/affiliate/affiliate-type'
import { affiliateType } from '../../support/arbitraries/affiliate.ts'
import { property } from '../../support/property.ts'

const BENEFICIARIES = [1, 3, 6]

property('un tipo es de beneficiario exactamente cuando está en la lista', [affiliateType], (tipo) => {
  return isBeneficiary(tipo) === BENEFICIARIES.includes(tipo)
})

property('nadie es a la vez beneficiario y fallecido', [affiliateType], (tipo) => {
  return !(isBeneficiary(tipo) && isDeceased(tipo))
})
