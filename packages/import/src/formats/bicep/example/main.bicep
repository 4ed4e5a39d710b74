param location string = resourceGroup().location
param withEdge bool = true

module data 'modules/data.bicep' = {
  name: 'data'
  params: {
    location: location
  }
}

resource vault 'Microsoft.KeyVault/vaults@2023-02-01' = {
  name: 'shop-keys'
  location: location
}

resource web 'Microsoft.Web/sites@2022-09-01' = {
  name: 'shop-web'
  location: location
  properties: {
    siteConfig: {
      appSettings: [
        { name: 'VAULT', value: vault.properties.vaultUri }
        { name: 'ORDERS', value: data.outputs.orders }
        { name: 'PHOTOS', value: data.outputs.photos }
      ]
    }
  }
}

resource edge 'Microsoft.Cdn/profiles@2023-05-01' = if (withEdge) {
  name: '${web.name}-edge'
  location: 'global'
}
