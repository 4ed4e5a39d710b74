param location string

resource orders 'Microsoft.DocumentDB/databaseAccounts@2023-04-15' = {
  name: 'orders'
  location: location
}

resource photos 'Microsoft.Storage/storageAccounts@2023-01-01' = {
  name: 'photos'
  location: location
}

output orders string = orders.properties.documentEndpoint
output photos string = photos.properties.primaryEndpoints.blob
