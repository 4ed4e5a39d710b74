-- A row of every table, as the release wrote it whose newest migration this file is named after. Codes and sealed texts were made by that release
-- with the secret of upgrade.mjs, and are never made anew: that the service of today reads them is what is tried.
insert into accounts (id, email, made) values ('owner1', 'ada@example.com', now());
insert into names (kind, name, owner_id, id) values
  ('email', 'ada@example.com', 'owner1', 'account'),
  ('session', '253f5cd24fffa2eb28b33f50d13b9e2a72898b56bcd06ea4aa90a80a2239a6c6', 'owner1', '253f5cd24fffa2eb28b33f50d13b9e2a72898b56bcd06ea4aa90a80a2239a6c6'),
  ('key', 'd19e4309a8836ec5344fc85fabafab9ad1e92b8b8a49190e5d20188836cddfa0', 'owner1', 'key1'),
  ('diagram', 'diagram1', 'owner1', 'diagram1'),
  ('alias', 'kept', 'owner1', 'link1');
insert into sessions (owner_id, hash, signed_in, expires) values
  ('owner1', '253f5cd24fffa2eb28b33f50d13b9e2a72898b56bcd06ea4aa90a80a2239a6c6', now(), now() + interval '30 days');
insert into sign_in_codes (address, code, tries_left, expires) values
  ('345f88859e199df5afe318dec59980c8df2710cdd5789a0efbc5d78d9c73f7db', 'eaa3993ac28efb206163d0fbb99111a3c39f7e9a9e720c0127600e7d74b3064f', 5, now() + interval '10 minutes');
insert into api_keys (owner_id, id, kind, name, start, scopes, sealed, made, expires, revoked, last_used, client) values
  ('owner1', 'key1', 'personal', 'Laptop', 'lw_relea', '{draw,read,write}', '\x507743a03e7bfc405ac980a5d448267abb10042ac7d23369a7b5e528a884aa9a4e5591b12e653baef70a3cf705d06be38b042fa692323eb629620c4d16bd2cce8d07ca93239614de496768ac', now(), null, null, null, null);
insert into once_answers (owner_id, key, request, status, answer, made) values
  ('owner1', 'again', '0b44e881be52860537cc0d597906e0202e6721966d6336997d60c8071ca21530', null, '\x507743a03e7bfc409917513b98070df3b1696f81e89718c8328a8d2646ed33b93adb2bd877eed6623088351b6b62de2f3f701dbd43c45a64317cd4824e38d206ddc036867c0d02254deea7612fe6b9f8bb2e3e7f08bcc713b3e5718841fd0725f927b7eddc8d52d4c98537038e4183479232f5f8d76b57d7f03b3e6130442af69b25c8e60dc5c1a312bc66e45a2882d0bd95847c702050bba4ca94dd34e62b5f57a11c46c18a160cf4e2c127fe5692dd1d257a68361bb7106e26b33f5467bac22f6bf9a64f162f8161c8174983e9914760651cdb644eecc3f26a70', now());
insert into jobs (id, kind, payload, due, made) values
  ('job1', 'mail', '{"sealed":"UHdDoD57/EDRHwWOSvjx7H86bHI4P9Ja508gogI251E5ieqbgBQGIEklIDAUmby7lmyxcFwkKMlo1HJqxxmVyBN5/66xps46TxfQCt/B3Xj78Rk3Y/Ot36XAnL1ImRl5FEwqNFEgCp5Ky0h/PBzR1tIY2w=="}', now(), now());
insert into limits (name, count, ends) values ('a limit', 1, now() + interval '1 hour');
insert into pictures (key, media_type, content, made) values ('a picture', 'image/svg+xml', '\x3c7376672f3e', now());
insert into oauth_records (model, id, payload, grant_id, uid, consumed, expires) values
  ('Client', 'client1', '{"client_id":"client1"}', null, null, null, null);
insert into diagrams (owner_id, id, title, kind, folder, theme, embed_source, visibility, source, version, made, updated, locked, deleted) values
  ('owner1', 'diagram1', 'Kept', 'flow', 'team/kept', 'dark', true, 'unlisted', E'flow "Kept"\nnode a "A"\n', 2, now(), now(), null, null);
insert into diagram_versions (owner_id, diagram_id, number, id, title, kind, source, made, by, key_id, restored_from) values
  ('owner1', 'diagram1', 1, 'version1', 'Kept', 'flow', E'flow "Kept"\n', now(), 'owner1', '', null),
  ('owner1', 'diagram1', 2, 'version2', 'Kept', 'flow', E'flow "Kept"\nnode a "A"\n', now(), 'owner1', 'key1', null);
insert into stable_links (owner_id, id, alias, diagram_id, made) values ('owner1', 'link1', 'kept', 'diagram1', now());
insert into telemetry_days (day, version, platform, name, count) values (current_date, '0.1.0', 'linux', 'draw', 3);
insert into usage_days (owner_id, day, key_id, act, count) values ('owner1', current_date, 'key1', 'draw', 7);
