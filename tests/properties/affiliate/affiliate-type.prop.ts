import { isBeneficiary, isDeceased } from '@cauce/domain/affiliate/affiliate-type'
import { affiliateType } from '../../support/arbitraries/affiliate.ts'
import { property } from '../../support/property.ts'

const BENEFICIARIES = [1, 3, 6]

property('a type is of a beneficiary exactly when it is in the list', [affiliateType], (tipo) => {
  return isBeneficiary(tipo) === BENEFICIARIES.includes(tipo)
})

property('nobody is a beneficiary and deceased at once', [affiliateType], (tipo) => {
  return !(isBeneficiary(tipo) && isDeceased(tipo))
})
